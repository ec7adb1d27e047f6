import type { Core, UID } from '@strapi/strapi';
import { loginKey } from '../src/login-key';
import { previewLink } from '../src/preview/preview-link';
import { readFlag, readSiteOrigin } from '../src/server-settings';

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  serveAdminPanel: readFlag('SERVE_ADMIN', true),
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: true,
    config: {
      // Beside the admin itself, the only host that its frame may show.
      allowedOrigins: [readSiteOrigin(env('SITE_URL'))],
      handler: (uid: UID.ContentType, options: { documentId?: string; status?: string }) =>
        previewLink(uid, options),
    },
  },
  rateLimit: { enabled: readFlag('ADMIN_LOGIN_RATE_LIMIT', true), keyGenerator: loginKey },
});
