/** The tab begins as “Strapi Admin”; then every page of the admin writes “… | Strapi” into it. */
export function nameTab(name: string): void {
  let named = '';
  const rename = () => {
    // A name may end with that word itself, and would be put in its own place for ever.
    if (document.title === named) return;
    document.title = document.title.replace(/Strapi(?: Admin)?$/, () => name);
    named = document.title;
  };
  new MutationObserver(rename).observe(document.head, { childList: true, subtree: true });
  rename();
}
