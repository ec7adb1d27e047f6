import * as z from 'zod';
import { fieldsOf } from './fields';
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
    /** The team by the editor's order (specification §2, About). Throws `ContentError`. */
    list: (): Promise<TeamMember[]> =>
      readList(context, 'team', {
        path: '/api/teams',
        query: { populate: '*', sort: 'order:asc' },
        tags: [TAGS.team, TAGS.media],
        toEntry: toTeamMember,
      }),
  };
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
