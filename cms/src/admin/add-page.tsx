import { Page, type StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

type MenuLink = Omit<Parameters<StrapiApp['addMenuLink']>[0], 'Component'> & {
  Component: () => Promise<{ default: ComponentType }>;
};

/**
 * Puts a page of ours into the admin's main menu. Strapi hides the link from those without any of its permissions,
 * but opens the page by its address, such as in a message of a colleague: they read there that their role does not
 * see it.
 */
export function addPage(app: Pick<StrapiApp, 'addMenuLink'>, link: MenuLink): void {
  app.addMenuLink({
    ...link,
    Component: async () => {
      const { default: Content } = await link.Component();
      const Guarded = () => (
        <Page.Protect permissions={link.permissions}>
          <Content />
        </Page.Protect>
      );
      return { default: Guarded };
    },
  });
}
