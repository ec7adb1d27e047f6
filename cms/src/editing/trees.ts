import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { takeLock } from '../locks';
import { refuse } from '../refuse';
import type { Rule } from './writes';

const MENU = 'api::menu.menu';
const CATEGORY = 'api::category.category';
/** Of writes that arrange entries below one another, one entry or many. */
export const TREE_LOCK = 'trees';
/** The site shows no deeper level of the menu. */
const MAX_MENU_LEVELS = 4;

type Node = { id: number; documentId: string; name: string; parent: { id: number } | null };

/**
 * No entry of the menu and no topic is stored below itself: a circle has no root, so it would
 * disappear from every page at once. No entry of the menu is stored below the last level.
 */
export const trees: Rule = {
  uids: [MENU, CATEGORY],
  lock: TREE_LOCK,
  before: ({ action, data }) => {
    // What is below an entry has one parent: a copy would take it away, on the site at once.
    if (action === 'clone') data.children = { set: [] };
  },
  after: async ({ strapi, uid, action, data }, documentId) => {
    // What is only renamed, or moved among its siblings, is where it was.
    if (action === 'update' && !('parent' in data) && !('children' in data)) return;
    const nodes: Node[] = await strapi.db.query(uid).findMany({
      select: ['id', 'documentId', 'name'],
      populate: { parent: { select: ['id'] } },
    });
    const node = nodes.find((each) => each.documentId === documentId);
    if (!node) return;
    const above = ancestorsOf(node, nodes);
    if (above === null) refuse('parent', circleMessage(node, nodes));
    const levels = above.length + heightOf(node, childrenOf(nodes));
    if (uid === MENU && levels > MAX_MENU_LEVELS) {
      refuse(
        'parent',
        `The menu has ${MAX_MENU_LEVELS} levels. Here “${node.name}”, or an entry below it, would be on level ${levels} and shown nowhere.`,
      );
    }
  },
};

/**
 * Refuses to delete what has entries below it: all of them would be on the menu bar at once, and their
 * articles would have other addresses. Several entries are deleted together with all that is below them.
 */
export function keepBranches(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (action !== 'delete' || (uid !== MENU && uid !== CATEGORY)) return next();
    const body: unknown = strapi.requestContext.get()?.request.body;
    const together = isRecord(body) && Array.isArray(body.documentIds) ? body.documentIds : [];
    return strapi.db.transaction(async () => {
      await takeLock(strapi, TREE_LOCK);
      const left = await strapi.db.query(uid).count({
        where: {
          parent: { documentId: params.documentId },
          documentId: { $notIn: [params.documentId, ...together] },
        },
      });
      if (left > 0) refuse('parent', 'Move or delete what is below it first.');
      return next();
    });
  });
}

/** The nodes above one, nearest first; `null` where they form a circle. */
function ancestorsOf(node: Node, nodes: readonly Node[]): Node[] | null {
  const above: Node[] = [];
  for (let next = parentOf(node, nodes); next; next = parentOf(next, nodes)) {
    if (next === node || above.includes(next)) return null;
    above.push(next);
  }
  return above;
}

/** Each node's children, by its id: the menu may have thousands. */
function childrenOf(nodes: readonly Node[]): ReadonlyMap<number, Node[]> {
  const children = new Map<number, Node[]>();
  for (const node of nodes) {
    if (!node.parent) continue;
    const siblings = children.get(node.parent.id) ?? [];
    siblings.push(node);
    children.set(node.parent.id, siblings);
  }
  return children;
}

/** How many levels a node and what is below it take; its ancestors form no circle. */
function heightOf({ id }: Node, children: ReadonlyMap<number, Node[]>): number {
  const below = children.get(id) ?? [];
  return 1 + Math.max(0, ...below.map((each) => heightOf(each, children)));
}

function parentOf({ parent }: Node, nodes: readonly Node[]): Node | null {
  return nodes.find(({ id }) => id === parent?.id) ?? null;
}

function circleMessage(node: Node, nodes: readonly Node[]): string {
  const parent = parentOf(node, nodes);
  if (!parent || parent === node) return `“${node.name}” cannot be its own parent.`;
  return `“${parent.name}” is below “${node.name}” already. Choose another parent.`;
}
