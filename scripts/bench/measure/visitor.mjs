// A worker that visits a page again and again until it is told to stop, and then sends the times.
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { visit } from './visit.mjs';

const INTERVAL_MS = 25;

/** @type {{ url: string }} */
const { url } = workerData;
/** @type {number[]} In ms. */
const times = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
while (!isOver) {
  times.push((await visit(url, { readsText: false })).ms);
  await delay(INTERVAL_MS);
}
parentPort?.postMessage(times);
