import { getFetchClient, type StrapiApp } from '@strapi/strapi/admin';
import { organizationSign } from './organization-sign';

/** What the site is called where nobody has written a name yet. */
const NO_NAME = 'Website';

type Organization = { name: string | null; accent: string | null };

/** The name and the sign of the organization at the login, in the menu and in the browser's tab. */
export function showOrganization(
  app: Pick<StrapiApp, 'appPlugins' | 'createCustomConfigurations'>,
): void {
  // Of what the admin loads before it is drawn, only the sentences of plugins may come from a request.
  app.appPlugins.organization = {
    register: () => {},
    bootstrap: () => {},
    registerTrads: async () => {
      const organization = await readOrganization();
      const name = organization.name || NO_NAME;
      const sign = organizationSign(name, organization.accent);
      // A logo that staff have set is shown instead.
      app.createCustomConfigurations({ auth: { logo: sign }, menu: { logo: sign } });
      nameTab(name);
      signTab(sign);
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
  return (await readOrganization()).name;
}

async function readOrganization(): Promise<Organization> {
  try {
    return (await getFetchClient().get<Organization>('/organization-name')).data;
  } catch {
    return { name: null, accent: null };
  }
}

/** Without a link, browsers ask for `/favicon.ico`, which is the same for every organization. */
function signTab(sign: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'icon', href: sign });
  document.head.append(link);
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
