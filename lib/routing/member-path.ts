import { ROUTES } from './routes';

/** Where a member of the team is shown; an empty anchor: the team. */
export function memberPath(anchor: string): string {
  return anchor ? `${ROUTES.managementTeam}#${anchor}` : ROUTES.managementTeam;
}
