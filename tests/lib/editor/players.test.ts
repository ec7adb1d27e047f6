import { expect, test } from 'vitest';
import { toPlayer } from '@/lib/editor/players';

test.each([
  'https://www.youtube.com/embed/dQw4w9WgXcQ?si=tracker',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&feature=share',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s plays from the address without cookies', (address) => {
  expect(toPlayer(address)).toEqual({
    frame: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1',
    page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    host: 'youtube-nocookie.com',
  });
});

test('a video starts where its link says', () => {
  expect(toPlayer('https://youtu.be/dQw4w9WgXcQ?t=42s')?.frame).toContain('&start=42');
  expect(toPlayer('https://youtu.be/dQw4w9WgXcQ?t=1m30s')?.frame).toContain('&start=90&');
  expect(toPlayer('https://youtu.be/dQw4w9WgXcQ?t=1h2m3s')?.frame).toContain('&start=3723&');
});

test.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?h=1'])(
  '%s plays without being followed',
  (address) => {
    expect(toPlayer(address)?.frame).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    );
  },
);

test.each([
  'https://vimeo.com/76979871/8272103f6e',
  'https://vimeo.com/76979871/8272103f6e?share=copy',
  'https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0&app_id=1',
])('the unlisted video %s keeps the hash without which it does not play', (address) => {
  expect(toPlayer(address)).toEqual({
    frame: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
    page: 'https://vimeo.com/76979871/8272103f6e',
    host: 'player.vimeo.com',
  });
});

const LIST = 'PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI';
const CHANNEL = 'UCSJ4gkVC6NrvII8umztf0Ow';

test.each([
  `https://www.youtube.com/embed/videoseries?si=tracker&list=${LIST}`,
  `https://www.youtube.com/playlist?list=${LIST}`,
])('%s plays the list', (address) => {
  expect(toPlayer(address)).toMatchObject({
    frame: `https://www.youtube-nocookie.com/embed/videoseries?list=${LIST}&autoplay=1`,
    page: `https://www.youtube.com/playlist?list=${LIST}`,
  });
});

test('a video of a list plays in its list', () => {
  expect(
    toPlayer(`https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=${LIST}&index=2`),
  ).toMatchObject({
    frame: `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&list=${LIST}&autoplay=1`,
    page: `https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=${LIST}`,
  });
});

test('a live stream plays by its channel or by its own id', () => {
  expect(
    toPlayer(`https://www.youtube.com/embed/live_stream?channel=${CHANNEL}&autoplay=1`),
  ).toMatchObject({
    frame: `https://www.youtube-nocookie.com/embed/live_stream?channel=${CHANNEL}&autoplay=1`,
    page: `https://www.youtube.com/channel/${CHANNEL}/live`,
  });
  expect(toPlayer('https://www.youtube.com/live/jfKfPfyJRdk?si=tracker')).toMatchObject({
    frame: 'https://www.youtube-nocookie.com/embed/jfKfPfyJRdk?rel=0&autoplay=1',
    page: 'https://www.youtube.com/watch?v=jfKfPfyJRdk',
  });
});

test('what is no hash and no list is left out', () => {
  expect(toPlayer('https://vimeo.com/76979871?h=%26muted%3D1')?.frame).not.toContain('muted');
  expect(
    toPlayer('https://youtu.be/dQw4w9WgXcQ?list=PL1234567890%26mute%3D1')?.frame,
  ).not.toContain('list');
});

test('an old address without encryption plays by https', () => {
  const map = 'www.openstreetmap.org/export/embed.html?bbox=39%2C-7%2C40%2C-6';
  for (const address of ['www.youtube.com/embed/dQw4w9WgXcQ', 'vimeo.com/76979871', map]) {
    expect(toPlayer(`http://${address}`)).toEqual(toPlayer(`https://${address}`));
    expect(toPlayer(`http://${address}`)?.frame).toMatch(/^https:/);
  }
});

test('a map leads to its own page', () => {
  const map = toPlayer(
    'https://www.openstreetmap.org/export/embed.html?bbox=39%2C-7%2C40%2C-6&marker=-6.81%2C39.28',
  );
  expect(map?.page).toBe('https://www.openstreetmap.org/?mlat=-6.81&mlon=39.28');
});

test.each([
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ',
  'https://www.youtube.com:8443/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/"><script>',
  'https://player.vimeo.com/event/1',
  'https://www.openstreetmap.org/login',
  'javascript:alert(1)',
  'words',
  '',
])('%j is no player', (address) => {
  expect(toPlayer(address)).toBeNull();
});

test('the same video has one page, and a start time is a number', () => {
  expect(toPlayer('https://youtube.com/v/dQw4w9WgXcQ?start=7&t=9')?.frame).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&start=7&autoplay=1',
  );
  expect(toPlayer('https://youtu.be/dQw4w9WgXcQ?t=soon')?.frame).not.toContain('start');
  expect(toPlayer('https://vimeo.com/76979871/review')).toEqual({
    frame: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    page: 'https://vimeo.com/76979871',
    host: 'player.vimeo.com',
  });
});

test('a map without a marker leads to the home page of the map', () => {
  const map = 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4';
  expect(toPlayer(map)).toEqual({
    frame: map,
    page: 'https://www.openstreetmap.org/',
    host: 'openstreetmap.org',
  });
  expect(toPlayer(`${map}&marker=x,1`)?.page).toBe('https://www.openstreetmap.org/');
});

test.each([
  'https://youtu.be/short',
  `https://youtu.be/${'x'.repeat(21)}`,
  'https://youtu.be/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/embed/videoseries',
  'https://www.youtube.com/embed/videoseries?list=x',
  'https://www.youtube.com/embed/live_stream',
  'https://www.youtube.com/embed/live_stream?channel=x%26y',
  'https://www.youtube.com/channel/dQw4w9WgXcQ',
  'https://vimeo.com/1234',
  'https://vimeo.com/1234567890123',
  'https://vimeo.com/x/76979871',
  'https://user@vimeo.com/76979871',
  'https://:secret@vimeo.com/76979871',
  'https://www.openstreetmap.org/export/embed.html/x',
])('%s is not a player', (url) => {
  expect(toPlayer(url)).toBeNull();
});

test.each([
  ['6.81,-39.28', '?mlat=6.81&mlon=-39.28'],
  ['x6,1', ''],
  ['6,1x', ''],
])('the marker %s leads to %j', (marker, query) => {
  const map = toPlayer(`https://www.openstreetmap.org/export/embed.html?marker=${marker}`);
  expect(map?.page).toBe(`https://www.openstreetmap.org/${query}`);
});

test('a map of another host is no player, and a start is at the beginning', () => {
  expect(toPlayer('https://maps.example/export/embed.html')).toBeNull();
  expect(toPlayer('https://youtu.be/dQw4w9WgXcQ?t=x42')?.frame).not.toContain('start');
});
