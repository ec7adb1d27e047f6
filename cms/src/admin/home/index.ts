import { Calendar, CheckCircle, Clock, Pencil, Question, WarningCircle } from '@strapi/icons';
import type { StrapiApp, WidgetArgs } from '@strapi/strapi/admin';

/** Counts of rows and of content types say nothing to staff, nor do the last changes by the site itself. */
const REMOVED = [
  ...['chart-entries', 'key-statistics', 'profile-info', 'last-published-entries'],
  'last-edited-entries',
];
const CONTENT = [
  { action: 'plugin::content-manager.explorer.read', subject: 'api::article.article' },
];
const LOG = [
  {
    action: 'plugin::content-manager.explorer.read',
    subject: 'api::missed-address.missed-address',
  },
];

type Name =
  | 'DraftsWidget'
  | 'EditedWidget'
  | 'PlannedWidget'
  | 'ReviewsWidget'
  | 'FindingsWidget'
  | 'NotFoundWidget';

/** The home page of the admin: what waits for the member of staff, in place of Strapi's numbers. */
export function addHome(app: Pick<StrapiApp, 'widgets'>): void {
  const ours: WidgetArgs[] = [
    widget('reviews', 'Ready for review', 'ReviewsWidget', CheckCircle, CONTENT),
    widget('drafts', 'Drafts', 'DraftsWidget', Pencil, CONTENT),
    widget('planned', 'Planned', 'PlannedWidget', Calendar, CONTENT),
    {
      ...widget('findings', 'Content check', 'FindingsWidget', WarningCircle, CONTENT),
      link: {
        label: { id: 'home.findings.all', defaultMessage: 'All findings' },
        href: '/content-check',
      },
    },
    widget('edited', 'Last edited', 'EditedWidget', Clock, CONTENT),
    widget('not-found', 'Addresses that were not found', 'NotFoundWidget', Question, LOG),
  ];
  app.widgets.register((widgets) => [
    ...ours,
    ...widgets.filter(({ id }) => !REMOVED.includes(id)),
  ]);
}

function widget(
  id: string,
  title: string,
  name: Name,
  icon: WidgetArgs['icon'],
  permissions: WidgetArgs['permissions'],
): WidgetArgs {
  return {
    id,
    icon,
    permissions,
    title: { id: `home.${id}`, defaultMessage: title },
    component: async () => (await import('./widgets'))[name],
  };
}
