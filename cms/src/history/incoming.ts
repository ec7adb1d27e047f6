import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { type Attribute, attributesOf, documentsOf, editedRow } from '../models';
import { WITH_CREATOR } from '../staff';
import { versionedFields } from './attributes';
import { type Deleted, findVersion, updateVersion, type Version } from './version-table';

type Incoming = Deleted['incoming'][number];

/** The fields of other entries that lead to an entry, and that its own snapshot does not hold. */
export async function findIncoming(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<Incoming[]> {
  const found: Incoming[] = [];
  for (const source of Object.keys({ ...strapi.contentTypes })) {
    for (const [field, attribute] of versionedFields(strapi, source)) {
      if (!source.startsWith('api::') || !leadsTo(uid, attribute)) continue;
      const rows = await strapi.db
        .query(source)
        .findMany({ select: ['documentId'], where: { [field]: { documentId } } });
      const ids = new Set(rows.map((row) => String(row.documentId)));
      found.push(...[...ids].map((id) => ({ uid: source, documentId: id, field })));
    }
  }
  return found;
}

function leadsTo(uid: string, { type, target, relation, inversedBy, mappedBy }: Attribute) {
  const isInSnapshot = relation === 'manyToMany' && inversedBy;
  return type === 'relation' && target === uid && !mappedBy && !isInSnapshot;
}

/**
 * Links an entry that was brought back again, where nothing else has taken its place since. What led to it
 * and is in the bin itself comes back with the link.
 *
 * @param updatedBy Id of the member of staff.
 * @param mayChange Whether the member of staff may change the field that led to it.
 * @returns The links that are missing since the member of staff may not change what led to it.
 */
export async function relink(
  strapi: Core.Strapi,
  incoming: readonly Incoming[],
  target: string,
  updatedBy: number | null,
  mayChange: (uid: string, entry: unknown, field: string) => boolean,
): Promise<Incoming[]> {
  const missing: Incoming[] = [];
  for (const link of incoming) {
    const { uid, documentId, field } = link;
    // One that is no field any more, and of an earlier version of this service one of Strapi's own.
    const isField = versionedFields(strapi, uid).some(([name]) => name === field);
    if (!isField) continue;
    // The draft, which is what gets the link: what is published may have none, and PostgreSQL gives that first.
    const row: unknown = await strapi.db.query(uid).findOne({
      where: editedRow(strapi, uid, documentId),
      populate: { [field]: true, ...WITH_CREATOR },
    });
    if (!isRecord(row)) {
      await linkInBin(strapi, link, target);
      continue;
    }
    if (isRecord(row[field])) continue;
    if (!mayChange(uid, row, field)) {
      missing.push(link);
      continue;
    }
    const data: Record<string, unknown> = { [field]: { connect: [target] }, updatedBy };
    await documentsOf(strapi, uid).update({ documentId, data });
  }
  return missing;
}

/** It was deleted after its target: its snapshot has no link any more. Who brings it back may write it, or may not. */
async function linkInBin(
  strapi: Core.Strapi,
  { uid, documentId, field }: Incoming,
  target: string,
): Promise<void> {
  const version = await findVersion(strapi, {
    entryType: uid,
    entryId: documentId,
    kind: 'deleted',
  });
  if (!version) return;
  const { id, snapshot } = version;
  const links: unknown[] = Array.isArray(snapshot[field]) ? snapshot[field] : [];
  const relation = attributesOf(strapi, uid).find(([name]) => name === field)?.[1].relation;
  const isTaken = relation?.endsWith('ToOne') ? links.length > 0 : links.includes(target);
  if (isTaken) return;
  await updateVersion(strapi, id, { snapshot: { ...snapshot, [field]: [...links, target] } });
}

/**
 * Has the links of an entry that came back wait in the bin, with what they lead to: `relink` joins the two
 * when that comes back as well.
 *
 * @param written What was stored of its version: a role may not write every field.
 */
export async function awaitTargets(
  strapi: Core.Strapi,
  { entryType: uid, entryId: documentId, snapshot }: Version,
  written: Record<string, unknown>,
): Promise<void> {
  for (const [field, { type, target = '' }] of versionedFields(strapi, uid)) {
    const links = snapshot[field];
    if (type !== 'relation' || !(field in written) || !Array.isArray(links)) continue;
    for (const entryId of links.map(String)) {
      const inBin = await findVersion(strapi, { entryType: target, entryId, kind: 'deleted' });
      if (!inBin?.deleted) continue;
      const incoming = [...inBin.deleted.incoming, { uid, documentId, field }];
      await updateVersion(strapi, inBin.id, { deleted: { ...inBin.deleted, incoming } });
    }
  }
}
