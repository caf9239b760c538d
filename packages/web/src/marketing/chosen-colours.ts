/**
 * Runs in the head of each page about the product before its first paint, so that a reader who chose light or dark
 * never sees the other. It is inline, allowed by its hash in the page's policy, because a separate file would delay the
 * paint until it is loaded. It finds the key of app/choices/remembered.ts by its ending, because the key begins with
 * the product's name.
 */
export const chosenColours =
  "try{let[,t]=Object.entries(localStorage).find(([k])=>/\\.theme$/.test(k));/^(light|dark)$/.test(t)&&(document.documentElement.dataset.theme=t)}catch{}"
