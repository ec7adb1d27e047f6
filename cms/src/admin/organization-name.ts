import { getFetchClient, type StrapiApp } from '@strapi/strapi/admin';
import { nameTab } from './name-tab';
import { organizationSign } from './organization-sign';

/** What the site is called where nobody has written a name yet. */
const NO_NAME = 'Website';

type Logo = { url: string; isSquare: boolean };
type Organization = { name: string | null; accent: string | null; logo: Logo | null };

/**
 * The name and the logo of the organization at the login, in the menu and in the browser's tab: the two
 * last have room for a square, which is the logo where it is one, else the organization's sign.
 */
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
      const { logo } = organization;
      const sign = logo?.isSquare ? logo.url : organizationSign(name, organization.accent);
      // What staff have set in the settings of the admin is shown instead.
      app.createCustomConfigurations({ auth: { logo: logo?.url ?? sign }, menu: { logo: sign } });
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
    return { name: null, accent: null, logo: null };
  }
}

/** Without a link, browsers ask for `/favicon.ico`, which is the same for every organization. */
function signTab(sign: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'icon', href: sign });
  document.head.append(link);
}
