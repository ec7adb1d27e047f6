import { isRecord } from '../is-record';
import type { Rule } from './writes';

/** Blocks with a list of files, each with a caption: choosing them one by one takes four clicks each. */
const LISTS = new Set(['shared.slider-wrapper', 'shared.stack-images']);

/** Files that were chosen together become entries of the list when they are saved. */
export const newFiles: Rule = {
  before: ({ data }) => {
    if (!Array.isArray(data.blocks)) return;
    for (const block of data.blocks) {
      if (!isRecord(block) || !LISTS.has(String(block.__component))) continue;
      if (!Array.isArray(block.newFiles) || block.newFiles.length === 0) continue;
      const files = Array.isArray(block.files) ? block.files : [];
      block.files = [...files, ...block.newFiles.map((file) => ({ file }))];
      block.newFiles = [];
    }
  },
};
