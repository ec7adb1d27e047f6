// The lists on the home page of the admin.
import type { Report } from '../content-check/report';
import { momentOf } from '../moment';
import { EntryList } from './entry-list';
import { readerOf, useAnswer } from './use-answer';

type Entry = { documentId: string; adminPath: string; title: string; type: string; at: string };
type Home = {
  drafts: (Entry & { isNew: boolean })[];
  edited: (Entry & { by: string | null })[];
  planned: Entry[];
  notFound: { documentId: string; adminPath: string; path: string; hits: number }[] | null;
};
type Review = Entry & {
  id: number;
  status: 'ready' | 'returned';
  comment: string;
  authorName: string | null;
};

const readHome = readerOf<Home>('/staff-home');
const readReviews = readerOf<{ entries: Review[] }>('/reviews');
const readReport = readerOf<Report>('/content-check?last');

export function DraftsWidget() {
  const { status, data } = useAnswer(readHome);
  const items = (data?.drafts ?? []).map((entry) => ({
    key: entry.documentId,
    to: entry.adminPath,
    title: entry.title,
    note: `${entry.type}, ${entry.isNew ? 'not published' : 'changed since it was published'}, ${momentOf(entry.at)}`,
  }));
  return <EntryList status={status} items={items} empty="Visitors see everything that is saved." />;
}

export function EditedWidget() {
  const { status, data } = useAnswer(readHome);
  const items = (data?.edited ?? []).map(({ documentId, adminPath, title, type, at, by }) => ({
    key: documentId,
    to: adminPath,
    title,
    note: [type, by, momentOf(at)].filter(Boolean).join(', '),
  }));
  return <EntryList status={status} items={items} empty="Nothing was edited yet." />;
}

export function PlannedWidget() {
  const { status, data } = useAnswer(readHome);
  const items = (data?.planned ?? []).map((entry) => ({
    key: entry.documentId,
    to: entry.adminPath,
    title: entry.title,
    note: momentOf(entry.at),
  }));
  return <EntryList status={status} items={items} empty="No article is planned." />;
}

export function ReviewsWidget() {
  const { status, data } = useAnswer(readReviews);
  const items = (data?.entries ?? []).map((entry) => ({
    key: String(entry.id),
    to: entry.adminPath,
    title: entry.title,
    note: `${entry.status === 'ready' ? 'Ready for review' : 'Changes are asked for'}, ${entry.authorName}${entry.comment && `: ${entry.comment}`}`,
  }));
  return <EntryList status={status} items={items} empty="Nobody is waiting for you." />;
}

export function FindingsWidget() {
  const { status, data } = useAnswer(readReport);
  const items = (data?.findings ?? []).map((finding, index) => ({
    key: String(index),
    to: finding.entry?.adminPath ?? '/content-check',
    title: finding.entry?.label ?? finding.title,
    note: finding.message,
  }));
  const note = data && `Checked ${momentOf(data.checkedAt)}`;
  return <EntryList status={status} items={items} empty="Nothing to correct." note={note} />;
}

export function NotFoundWidget() {
  const { status, data } = useAnswer(readHome);
  const items = (data?.notFound ?? []).map((entry) => ({
    key: entry.documentId,
    to: entry.adminPath,
    title: entry.path,
    note: entry.hits === 1 ? 'asked for once' : `asked for ${entry.hits} times`,
  }));
  return <EntryList status={status} items={items} empty="Every address was found." />;
}
