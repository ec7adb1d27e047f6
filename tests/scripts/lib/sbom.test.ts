import { expect, test } from 'vitest';
import { withoutDevelopment } from '../../../cms/scripts/sbom.mjs';

const part = (name: string, group?: string) => ({
  'bom-ref': `${group ? `${group}/` : ''}${name}@1.0.0`,
  name,
  version: '1.0.0',
  ...(group && { group }),
});

test('what runs in production is listed, also where development needs it, and nothing else', () => {
  const bom = {
    metadata: { component: part('site') },
    components: [part('api', '@scope'), part('shared'), part('test-runner')],
    dependencies: [
      { ref: 'site@1.0.0', dependsOn: ['@scope/api@1.0.0', 'test-runner@1.0.0'] },
      { ref: '@scope/api@1.0.0', dependsOn: ['shared@1.0.0'] },
      { ref: 'shared@1.0.0' },
      { ref: 'test-runner@1.0.0', dependsOn: ['shared@1.0.0'] },
    ],
  };
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/@scope/api': { version: '1.0.0' },
      'node_modules/@scope/api/node_modules/shared': { version: '1.0.0' },
      'node_modules/shared': { version: '1.0.0', dev: true },
      'node_modules/test-runner': { version: '1.0.0', dev: true },
    },
  };
  expect(withoutDevelopment(bom, lock)).toEqual({
    metadata: bom.metadata,
    components: [part('api', '@scope'), part('shared')],
    dependencies: [
      { ref: 'site@1.0.0', dependsOn: ['@scope/api@1.0.0'] },
      { ref: '@scope/api@1.0.0', dependsOn: ['shared@1.0.0'] },
      { ref: 'shared@1.0.0', dependsOn: [] },
    ],
  });
});
