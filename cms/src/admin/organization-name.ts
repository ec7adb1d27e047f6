import { getFetchClient, type StrapiApp } from '@strapi/strapi/admin';

/** What the site is called where nobody has written a name yet. */
const NO_NAME = 'Website';

/** The name of the organization at the login, in the menu and in the browser's tab. */
export function showOrganizationName(app: Pick<StrapiApp, 'appPlugins'>): void {
  // Of what the admin loads before it is drawn, only the sentences of plugins may come from a request.
  app.appPlugins.organization = {
    register: () => {},
    bootstrap: () => {},
    registerTrads: async () => {
      const name = (await readBrand()) || NO_NAME;
      nameTab(name);
      const data = {
        'Auth.form.welcome.title': name,
        'app.components.LeftMenu.navbrand.title': name,
      };
      return [{ locale: 'en', data }];
    },
  };
}

/** The name as visitors see it; `null` where nobody has written one, or it could not be read. */
export async function readBrand(): Promise<string | null> {
  try {
    const { data } = await getFetchClient().get<{ name: string | null }>('/organization-name');
    return data.name;
  } catch {
    return null;
  }
}

/** The tab begins as “Strapi Admin”; then every page of the admin writes “… | Strapi” into it. */
function nameTab(name: string): void {
  const rename = () => {
    const title = document.title.replace(/Strapi(?: Admin)?$/, () => name);
    if (title !== document.title) document.title = title;
  };
  new MutationObserver(rename).observe(document.head, { childList: true, subtree: true });
  rename();
}
