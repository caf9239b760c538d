import { plainEmail } from "../../account/email.ts"
import { countryNames } from "../../account/sign-in/registration.ts"
import { roleInFlow } from "../../account/sign-in/sign-in-flow.ts"
import type { AccountDialogSetup } from "./account-dialog-actions.ts"

/** Sign-in by e-mail and password. A customer whose e-mail is not verified is asked for its code. */
export const login = (dialog: AccountDialogSetup) =>
  dialog.createStateConfig({
    initial: "editing",
    states: {
      editing: {
        on: {
          "form.changed": { actions: { type: "keepTyped", params: "login" } },
          "form.submitted": [
            { guard: { type: "isRight", params: "login" }, target: "submitting" },
            { actions: { type: "showIssues", params: "login" } },
          ],
          "social.chosen": {
            target: "#accountDialog.signingInSocially",
            actions: { type: "chooseSocial", params: "login" },
          },
          "mode.switched": [
            {
              guard: { type: "switches", params: "register" },
              target: "#accountDialog.register",
              actions: "leaveForm",
            },
            {
              guard: { type: "switches", params: "forgot" },
              target: "#accountDialog.forgot",
              actions: "leaveForm",
            },
          ],
        },
      },
      submitting: {
        tags: "busy",
        entry: "clearMessages",
        invoke: {
          src: "signIn",
          input: ({ context }) => ({
            email: plainEmail(context.form.email),
            password: context.form.password,
            role: roleInFlow(context.flow),
          }),
          onDone: [
            {
              guard: ({ event }) => event.output.challenge !== null,
              target: "#accountDialog.code",
              actions: { type: "expectCode", params: ({ event }) => ({ purpose: "login", ...event.output }) },
            },
            {
              target: "#accountDialog.closed",
              actions: {
                type: "completeSignIn",
                params: ({ event }) => ({ customer: event.output.customer, isSignUp: false }),
              },
            },
          ],
          onError: {
            target: "editing",
            actions: { type: "showFailure", params: ({ event }) => ({ mode: "login", error: event.error }) },
          },
        },
      },
    },
  })

/** Sign-in by an account elsewhere; it is a sign-up if it creates an account here. */
export const signingInSocially = (dialog: AccountDialogSetup) =>
  dialog.createStateConfig({
    tags: "busy",
    entry: "clearMessages",
    on: {
      // Choosing another way abandons the provider's window.
      "mode.switched": [
        { guard: { type: "switches", params: "login" }, target: "login", actions: "leaveForm" },
        { guard: { type: "switches", params: "register" }, target: "register", actions: "leaveForm" },
        { guard: { type: "switches", params: "forgot" }, target: "forgot", actions: "leaveForm" },
      ],
    },
    invoke: {
      src: "socialSignIn",
      input: ({ context: { social, flow, market } }) => ({
        provider: social.provider,
        role: roleInFlow(flow),
        country: countryNames[market],
      }),
      onDone: [
        {
          guard: ({ event }) => event.output.challenge !== null,
          target: "code",
          actions: [
            { type: "noteNewAccount", params: ({ event }) => event.output.isNew },
            {
              type: "expectCode",
              params: ({ event: { output } }) => ({ ...output, purpose: output.isNew ? "register" : "login" }),
            },
          ],
        },
        {
          target: "closed",
          actions: [
            { type: "noteNewAccount", params: ({ event }) => event.output.isNew },
            {
              type: "completeSignIn",
              params: ({ event: { output } }) => ({ customer: output.customer, isSignUp: output.isNew }),
            },
          ],
        },
      ],
      onError: [
        {
          guard: ({ context }) => context.social.form === "register",
          target: "register",
          actions: { type: "showFailure", params: ({ event }) => ({ mode: "register", error: event.error }) },
        },
        {
          target: "login",
          actions: { type: "showFailure", params: ({ event }) => ({ mode: "login", error: event.error }) },
        },
      ],
    },
  })
