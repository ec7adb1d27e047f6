import { expect, test } from 'vitest';
import { reasonOf } from '../src/admin/kept-files-reason';

const message = 'Nothing was deleted: “chart.png” is used by “Rates” (Article).';
const refused = {
  type: 'adminApi/executeMutation/rejected',
  meta: { arg: { endpointName: 'bulkDeleteItems' } },
  payload: { name: 'ValidationError', message },
};

test('why the media library deletes nothing is what the service answers, and nothing else is said', () => {
  expect(reasonOf(refused)).toBe(message);
  expect(reasonOf({ ...refused, type: 'adminApi/executeMutation/fulfilled' })).toBe(null);
  expect(reasonOf({ ...refused, meta: { arg: { endpointName: 'updateAsset' } } })).toBe(null);
  expect(reasonOf({ ...refused, payload: undefined })).toBe(null);
  expect(reasonOf({ type: 'admin/login' })).toBe(null);
});
