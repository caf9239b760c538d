/**
 * Stands in the head of each page about the product and runs before its first paint: whoever has chosen light or dark
 * sees nothing else. Inline, and named by its hash in the policy of the page: a file of its own would hold that paint back
 * for as long as a slow line takes to fetch it. The key is that of app/choices/remembered.ts, found by its end: a page of
 * a product of another name says no other.
 */
export const chosenColours =
  "try{let[,t]=Object.entries(localStorage).find(([k])=>/\\.theme$/.test(k));/^(light|dark)$/.test(t)&&(document.documentElement.dataset.theme=t)}catch{}"
