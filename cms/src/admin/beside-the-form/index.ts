import type { StrapiApp } from '@strapi/strapi/admin';
import { EntryFindingsPanel } from '../content-check/entry-findings-panel';
import { HistoryPanel } from '../history';
import { PageLinkPanel } from '../page-links/page-link-panel';
import { ReviewPanel } from '../review/review-panel';
import { SearchPreviewPanel } from '../search-preview/search-preview-panel';
import { TypedTextPanel } from '../typed-text/typed-text-panel';
import { AnswerPanel } from './answer';
import { OnTheSitePanel } from './on-the-site';

/** Puts our panels below those of Strapi, beside the form of an entry. */
export function addPanels(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis;
  if (typeof addEditViewSidePanel === 'function') {
    addEditViewSidePanel([
      ...[TypedTextPanel, OnTheSitePanel, ReviewPanel, EntryFindingsPanel, SearchPreviewPanel],
      ...[PageLinkPanel, AnswerPanel, HistoryPanel],
    ]);
  }
}
