import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharp } from '../tools.mjs';
import { FRAMES, FRAMES_PER_SECOND, HEIGHT, WIDTH } from './stage.mjs';

const FROM_PIXELS =
  `-loglevel error -f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND} -i -`.split(
    ' ',
  );

// On one processor and with no date inside, or two runs would differ. Five references at most: level
// 3.1, which old phones decode.
const TO_H264 = [
  '-an -c:v libx264 -preset slow -tune animation -refs 5 -crf 25 -pix_fmt yuv420p -threads 1',
  '-vf scale=out_color_matrix=bt709:out_range=tv',
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709',
  '-fflags +bitexact -flags:v +bitexact -movflags +faststart -f mp4',
].flatMap((line) => line.split(' '));

/**
 * The bytes of a video (H.264 in MP4, no sound).
 *
 * @param {(frame: number) => string} drawFrame
 */
export async function toVideo(drawFrame) {
  // A video that starts before it is loaded has its index in front, which takes a file to write.
  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  const file = join(folder, 'video.mp4');
  const encoder = spawn('ffmpeg', [...FROM_PIXELS, ...TO_H264, '-y', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const pixels = await sharp(Buffer.from(drawFrame(frame)))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}
