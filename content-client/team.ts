import * as z from 'zod';
import { readAll } from './list';
import type { Image } from './media';
import { toImage } from './media';
import {
  type Context,
  lenient,
  type Reading,
  read,
  readEntries,
  readText,
  requiredText,
} from './reading';
import { TAGS } from './tags';

export type TeamMember = {
  name: string;
  designation: string;
  biography: string | null;
  photo: Image | null;
};

const rawTeamMember = z.object({
  name: requiredText,
  designation: lenient,
  description: lenient,
  profile: lenient,
});

export function createTeam(context: Context) {
  return {
    /** The team by the editor's order (specification §2, About). Throws `ContentError`. */
    async list(): Promise<TeamMember[]> {
      const entries = await readAll(context, 'team', '/api/teams', {
        query: { populate: '*', sort: 'order:asc' },
        tags: [TAGS.team, TAGS.media],
      });
      return readEntries(context, 'team', entries, toTeamMember);
    },
  };
}

/** A member of the team; `null` without a name. */
export function toTeamMember(value: unknown, reading: Reading): TeamMember | null {
  const raw = read(rawTeamMember, value, reading);
  if (!raw) return null;
  return {
    name: raw.name,
    designation: readText(raw.designation, reading.at('designation')) ?? '',
    biography: readText(raw.description, reading.at('description')),
    photo: toImage(raw.profile, reading.at('profile')),
  };
}
