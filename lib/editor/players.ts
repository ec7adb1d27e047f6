/** A page that plays inside another page, after the visitor pressed play. */
export type Player = {
  /** URL of the frame. */
  frame: string;
  /** The page that shows the same, for visitors without JavaScript. */
  page: string;
  /** The host that is contacted once the visitor presses play. */
  host: string;
};

const YOUTUBE_HOSTS = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
]);

/**
 * The player for a URL, or `null` where it is none of those an editor may embed: YouTube (always
 * from its host without cookies), Vimeo, OpenStreetMap (product reading of
 * specification §2). Both the URL of a frame and that of its page are accepted.
 */
export function toPlayer(address: string): Player | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return null;
  if (YOUTUBE_HOSTS.has(url.host) || url.host === 'youtu.be') return youtube(url);
  if (url.host === 'player.vimeo.com' || url.host === 'vimeo.com') return vimeo(url);
  if (url.host === 'www.openstreetmap.org') return openStreetMap(url);
  return null;
}

function youtube(url: URL): Player | null {
  const path = url.pathname.split('/').filter(Boolean);
  const id = url.host === 'youtu.be' ? path[0] : idOnYoutube(url, path);
  if (!id || !/^[\w-]{6,20}$/.test(id)) return null;
  const start = /^\d{1,6}/.exec(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '');
  const from = start ? `&start=${start[0]}` : '';
  return {
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${from}`,
    page: `https://www.youtube.com/watch?v=${id}`,
    host: 'youtube-nocookie.com',
  };
}

function idOnYoutube(url: URL, [first, second]: readonly string[]): string | null | undefined {
  if (first === 'watch') return url.searchParams.get('v');
  return first === 'embed' || first === 'shorts' || first === 'v' ? second : null;
}

function vimeo(url: URL): Player | null {
  const id = /^\/(?:video\/)?(\d{5,12})(?:\/|$)/.exec(url.pathname)?.[1];
  if (!id) return null;
  return {
    frame: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: `https://vimeo.com/${id}`,
    host: 'player.vimeo.com',
  };
}

function openStreetMap(url: URL): Player | null {
  if (url.pathname !== '/export/embed.html') return null;
  const marker = /^(-?[\d.]{1,20}),(-?[\d.]{1,20})$/.exec(url.searchParams.get('marker') ?? '');
  return {
    frame: url.href,
    page: marker
      ? `https://www.openstreetmap.org/?mlat=${marker[1]}&mlon=${marker[2]}`
      : 'https://www.openstreetmap.org/',
    host: 'openstreetmap.org',
  };
}
