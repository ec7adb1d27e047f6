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

/** What stands before the id of a video. */
const YOUTUBE_FOLDERS = new Set(['embed', 'shorts', 'live', 'v']);

const VIMEO_HASH = /^[\da-f]{6,20}$/i;

/**
 * The player for a URL, or `null` where it is none of those an editor may embed: YouTube (always
 * from its host without cookies), Vimeo, OpenStreetMap (product reading of
 * specification §2). Both the URL of a frame and that of its page are accepted.
 */
export function toPlayer(address: string): Player | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // As old embeds are written; all of these answer by https.
  if (url.protocol === 'http:') url.protocol = 'https:';
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
  const list = parameterOf(url, 'list', /^[\w-]{12,64}$/);
  // Two words in the place of an id: without the list or the channel they show an error.
  if (id === 'videoseries') {
    return list ? youtubePlayer(`${id}?list=${list}`, `playlist?list=${list}`) : null;
  }
  if (id === 'live_stream') {
    const channel = parameterOf(url, 'channel', /^UC[\w-]{22}$/);
    return channel ? youtubePlayer(`${id}?channel=${channel}`, `channel/${channel}/live`) : null;
  }
  const start = secondsOf(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '');
  const inList = list ? `&list=${list}` : '';
  const from = start > 0 ? `&start=${start}` : '';
  return youtubePlayer(`${id}?rel=0${inList}${from}`, `watch?v=${id}${inList}`);
}

/** A time as YouTube writes it: `90`, `90s`, `1m30s`; 0 for any other text. */
function secondsOf(time: string): number {
  const [, ...parts] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

function youtubePlayer(video: string, page: string): Player {
  return {
    frame: `https://www.youtube-nocookie.com/embed/${video}&autoplay=1`,
    page: `https://www.youtube.com/${page}`,
    host: 'youtube-nocookie.com',
  };
}

function idOnYoutube(url: URL, [first = '', second]: readonly string[]): string | null | undefined {
  if (first === 'watch') return url.searchParams.get('v');
  if (first === 'playlist') return 'videoseries';
  return YOUTUBE_FOLDERS.has(first) ? second : null;
}

function vimeo(url: URL): Player | null {
  const [, id, second = ''] = /^\/(?:video\/)?(\d{5,12})(?:\/([^/]*)|$)/.exec(url.pathname) ?? [];
  if (!id) return null;
  // An unlisted video plays for those who have its hash, which is in the path of its page.
  const hash = VIMEO_HASH.test(second) ? second : parameterOf(url, 'h', VIMEO_HASH);
  return {
    frame: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`,
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    host: 'player.vimeo.com',
  };
}

function parameterOf(url: URL, name: string, pattern: RegExp): string | null {
  const value = url.searchParams.get(name);
  return value !== null && pattern.test(value) ? value : null;
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
