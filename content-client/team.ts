import * as z from 'zod';
import { fieldsOf, rawFields } from './fields';
import { readList } from './list';
import type { Image } from './media';
import { type Context, type Reading, read, requiredText } from './reading';
import { TAGS } from './tags';

export type TeamMember = {
  name: string;
  designation: string;
  biography: string | null;
  photo: Image | null;
};

const rawTeamMember = z.looseObject({ name: requiredText });

export function createTeam(context: Context) {
  return {
    /**
     * The team by the editor's order (specification §2, About), those without a number last: one database sorts
     * them first, another one last. Throws `ContentError`.
     */
    async list(): Promise<TeamMember[]> {
      const members = await readList(context, 'team', {
        path: '/api/teams',
        query: { populate: '*', sort: 'order:asc' },
        tags: [TAGS.team, TAGS.media],
        toEntry: toOrderedMember,
      });
      return members.toSorted((a, b) => a.order - b.order).map(({ member }) => member);
    },
  };
}

function toOrderedMember(value: unknown, reading: Reading) {
  const member = toTeamMember(value, reading);
  if (!member) return null;
  const { number } = fieldsOf(read(rawFields, value, reading), reading);
  return { order: number('order') ?? Number.MAX_SAFE_INTEGER, member };
}

/** A member of the team; `null` without a name. */
export function toTeamMember(value: unknown, reading: Reading): TeamMember | null {
  const raw = read(rawTeamMember, value, reading);
  if (!raw) return null;
  const { text, image } = fieldsOf(raw, reading);
  return {
    name: raw.name,
    designation: text('designation') ?? '',
    biography: text('description'),
    photo: image('profile'),
  };
}
