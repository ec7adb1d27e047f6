import path from 'node:path';
import type { NextConfig } from 'next';

const LOCAL_SERVICE = 'http://127.0.0.1:1337';
const mediaAddress = process.env.CONTENT_MEDIA_URL || process.env.CONTENT_API_URL || LOCAL_SERVICE;
// The address of the media. Its host is the only one that the image optimizer may request. One that is
// wrong stops the boot later, where it is named (lib/server/ops/env.ts).
const mediaUrl = new URL(URL.canParse(mediaAddress) ? mediaAddress : LOCAL_SERVICE);
const mediaFolder = mediaUrl.pathname.replace(/\/+$/, '');
const isLocalMedia =
  ['127.0.0.1', 'localhost', '[::1]'].includes(mediaUrl.hostname) ||
  process.env.CONTENT_MEDIA_PRIVATE === 'true';

/** The language that has no segment of its own in an address. */
const LOCALE = 'en';
/** Everything but Markdown, and what is the same for every organization: files, routes for programs. */
const SCREENS = '(?!_next/|api/|\\.well-known/|preview\\.js|robots\\.txt).+(?<!\\.md)';
/**
 * The quote form is another one for each service, and a link of a mail has its token. Icons and share
 * images have the version of their look in the address: a browser must not take the one before for it.
 */
const READ_PARAMETERS =
  'search$|quote$|newsletter$|api/(?!quote-options$)|_next/|icons/|favicon\\.ico$|apple-icon\\.png$|share-image/';

const config: NextConfig = {
  // A second build beside a running one: the journeys build into a folder of their own.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  cacheHandler: path.join(import.meta.dirname, 'dist/server/cache-handler.js'),
  // No cache, and no browser, may show a page that is older.
  expireTime: 300,
  // The name of a release: a page of another one is loaded as a whole when its visitor moves on.
  deploymentId: process.env.DEPLOYMENT_ID || undefined,
  // A build checks its own sources. Tests, and the packages of the content service, need not be there.
  typescript: {
    tsconfigPath: 'tsconfig.build.json',
    // The build of the journeys leaves it to the check beside it (e2e/support/build.ts).
    ignoreBuildErrors: process.env.BUILD_CHECKS_TYPES === 'false',
  },
  poweredByHeader: false,
  // server/ does it, after it has read the documents.
  compress: false,
  reactStrictMode: true,
  // Loaded once for the whole process, at its start.
  serverExternalPackages: ['react-email'],
  // The longest form is some 12 kB; server/refuse-requests.ts refuses a larger one before it is read.
  experimental: {
    serverActions: { bodySizeLimit: '64kb' },
    // As the content service takes. A larger image is sent as it is: a small file may have more than memory has room for.
    imgOptMaxInputPixels: 64_000_000,
    // The first build of the journeys writes none: it takes a third of its time (e2e/support/build.ts).
    turbopackFileSystemCacheForBuild: process.env.BUILD_WRITES_CACHE !== 'false',
  },
  images: {
    // No image of the site itself: for each address here, the framework would render what is there.
    localPatterns: [],
    // Addresses of files carry a version, so the search string stays open; server/normalize-images.ts
    // takes away every other one.
    remotePatterns: [
      {
        protocol: mediaUrl.protocol === 'http:' ? 'http' : 'https',
        hostname: mediaUrl.hostname,
        port: mediaUrl.port,
        // Below a path there is nothing but files; beside it the service has its own addresses.
        pathname: `${mediaFolder || '/uploads'}/**`,
      },
    ],
    // Needed for a content service on this machine or of this network, and wrong for any other.
    dangerouslyAllowLocalIP: isLocalMedia,
    // A redirect could lead to any other host, also to one inside.
    maximumRedirects: 0,
    // Logos and icons are vectors. They reach visitors from the site's own host, as images only:
    // opened as a document, they can run nothing.
    dangerouslyAllowSVG: true,
    contentDispositionType: 'attachment',
    contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // It is read whole before it is resized. A photo has ten million bytes at most, a scan may have more.
    maximumResponseBody: 20_000_000,
    // An image in a text has no version in its address, and may be replaced; of what has one, the service says a day.
    minimumCacheTTL: 3_600,
    // 1088 for a phone of 1080 pixels: a browser that rounds its width to 393 or 412 asks for one or two more.
    deviceSizes: [360, 600, 750, 1088, 1536, 1920],
    // Bounded, however many images there are.
    maximumDiskCacheSize: 500_000_000,
    // Of the images in content; the difference to 75 is invisible, and a third is saved.
    qualities: [60],
    imageSizes: [48, 96, 160, 240, 320],
  },
  async rewrites() {
    return {
      // Every screen lies below app/[locale]/: nothing there is rendered by the build, and there is room
      // for languages. Each rule applies to what those before it have made of the address.
      beforeFiles: [
        {
          source: '/quote',
          has: [{ type: 'query', key: 'service', value: '(?<service>[\\w~-][\\w.~-]{0,254})' }],
          destination: '/quote-for/:service',
        },
        { source: `/:path(${SCREENS})`, destination: `/${LOCALE}/:path` },
        { source: '/', destination: `/${LOCALE}` },
        // The framework would treat these two names as its own, and render them in the build.
        { source: `/${LOCALE}/sitemap.xml`, destination: `/${LOCALE}/sitemap-index` },
        { source: `/${LOCALE}/manifest.webmanifest`, destination: `/${LOCALE}/web-manifest` },
        // Browsers ask for these two at the root.
        ...['favicon.ico', 'apple-icon.png'].map((icon) => ({
          source: `/${LOCALE}/${icon}`,
          destination: `/${LOCALE}/icons/${icon}`,
        })),
        { source: '/:path(.+)\\.md', destination: `/${LOCALE}/markdown/:path` },
        { source: '/api/quote-options', destination: `/${LOCALE}/quote-options` },
      ],
    };
  },
  async headers() {
    return [
      // A campaign's parameters make no other page of a screen: a cache has one copy for all. The parameter
      // of the framework is left out: with its data, a browser would ask whether the page in its cache is
      // still valid, at that one's address, from where the framework redirects it.
      {
        source: `/:path((?!${READ_PARAMETERS}).*)`,
        headers: [{ key: 'No-Vary-Search', value: 'params, except=("_rsc")' }],
      },
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
          {
            key: 'Permissions-Policy',
            value: 'camera=(), microphone=(), payment=(), geolocation=(self)',
          },
        ],
      },
    ];
  },
};

export default config;
