// The development server's pages about the product load this for their styles; the build writes one sheet into each
// page.
import "../src/styles/index.css"

import.meta.glob(["../src/marketing/**/*.module.css", "../src/ui/*.module.css", "../src/app/shell/*.module.css"], {
  eager: true,
})
