import type { StrapiApp } from '@strapi/strapi/admin';

/** Changes what can be done with an entry: each of the buttons and menu entries that Strapi offers beside its form. */
export function changeDocumentActions<Action>(
  app: Pick<StrapiApp, 'getPlugin'>,
  change: (action: Action) => Action,
): void {
  const { addDocumentAction } = app.getPlugin('content-manager').apis;
  if (typeof addDocumentAction !== 'function') return;
  addDocumentAction((actions: Action[]) => actions.map(change));
}
