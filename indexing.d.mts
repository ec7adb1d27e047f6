/** Whether search services are let in, by the environment: see `indexing.mjs`. */
export function isOpenToSearch(environment: { SITE_URL?: string; SITE_INDEXING?: string }): boolean;
