import { Lock } from '@strapi/icons';
import type { StrapiApp, WidgetArgs } from '@strapi/strapi/admin';
import { LEAD_UIDS } from '../../leads/lead-types';
import { addPage } from '../add-page';
import { LeadsIcon } from './leads-icon';

/** Puts the leads, and what is asked about personal data, into the admin's main menu. */
export function addLeads(app: StrapiApp): void {
  addPage(app, {
    to: 'leads',
    icon: LeadsIcon,
    intlLabel: { id: 'leads.title', defaultMessage: 'Leads' },
    permissions: permissionsTo('read'),
    position: 1,
    Component: () => import('./leads-page'),
  });
  addPage(app, {
    to: 'personal-data',
    icon: Lock,
    intlLabel: { id: 'personal-data.title', defaultMessage: 'Personal data' },
    permissions: permissionsTo('delete'),
    position: 3,
    Component: () => import('./personal-data-page'),
  });
  const widget: WidgetArgs = {
    id: 'leads',
    icon: LeadsIcon,
    title: { id: 'leads.new', defaultMessage: 'New leads' },
    permissions: permissionsTo('read'),
    link: { label: { id: 'leads.all', defaultMessage: 'All leads' }, href: '/leads' },
    component: async () => (await import('./leads-widget')).LeadsWidget,
  };
  app.widgets.register((widgets) => [widget, ...widgets]);
}

function permissionsTo(action: 'read' | 'delete') {
  return LEAD_UIDS.map((subject) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject,
  }));
}
