import { describe, expect, test } from 'vitest';
import { readListenAddress } from '@/server/listen-address';

const read = (PORT?: string, HOSTNAME?: string) =>
  readListenAddress({ NODE_ENV: 'test', PORT, HOSTNAME });

describe('where the server listens', () => {
  test('is port 3000 of every interface, if nothing else is set', () => {
    expect(read()).toEqual({ port: 3000, hostname: undefined });
    expect(read('')).toEqual({ port: 3000, hostname: undefined });
  });

  test.each(['1', '8080', '65535'])('may be port %s', (port) => {
    expect(read(port).port).toBe(Number(port));
  });

  test.each(['0', '-1', '65536', '80.5', 'http', '80a', '0x50', '1e3'])(
    'is not port "%s"',
    (port) => {
      expect(() => read(port)).toThrow(
        `PORT is "${port}"; it must be a whole number from 1 to 65535.`,
      );
    },
  );

  test.each(['localhost', '127.0.0.1', '10.0.0.5', '::1'])('may be the address %s', (hostname) => {
    expect(read('80', hostname).hostname).toBe(hostname);
  });

  test('is that address with a blank beside it, too: everybody could reach every interface', () => {
    expect(read('80', ' 127.0.0.1').hostname).toBe('127.0.0.1');
  });

  test('is every interface where a container names itself, so that 127.0.0.1 is one', () => {
    expect(read('80', 'web-7d9f').hostname).toBeUndefined();
    expect(read('80', '304159265358').hostname).toBeUndefined();
  });

  test.each(['[::1]', '::zz', '127.0.0', '999.0.0.1', '*', 'http://web'])(
    'is not "%s", which would be every interface',
    (hostname) => {
      expect(() => read('80', hostname)).toThrow(
        `HOSTNAME is "${hostname}"; it must be an IP address or the name of a host.`,
      );
    },
  );
});
