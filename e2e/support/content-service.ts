import { bootCms, type RunningCms } from '../../cms/scripts/boot.mjs';
import { bootSpecificationService } from '../../tests/support/specification-service/boot';
import type { portsOf } from './ports';

/**
 * Whose content the site shows. The logistics site is a copy that is not the public one. The third
 * has a content service made from the specification alone.
 */
export type Organization = 'consultancy' | 'logistics' | 'specification';

export type ServiceOptions = {
  ports: ReturnType<typeof portsOf>;
  dataDir: string;
  siteUrl: string;
};

/** Starts the content service of an organization. */
export async function startContentService(
  organization: Organization,
  { ports, dataDir, siteUrl }: ServiceOptions,
): Promise<RunningCms> {
  if (organization === 'specification') return startSpecificationService(ports.cms, dataDir);
  const settings = {
    SEED_PACK: organization,
    // Staff's own screens: a draft is previewed in their frame.
    SERVE_ADMIN: 'true',
    SITE_URL: siteUrl,
    PUBLIC_URL: `http://localhost:${ports.cms}`,
    // The other service announces nothing: a journey that adds 200 entries invalidates once.
    ...(organization === 'consultancy' && {
      REVALIDATE_URL: `http://127.0.0.1:${ports.site}/api/revalidate`,
    }),
  };
  return bootCms({ port: ports.cms, dataDir, env: settings });
}

// It has no staff, and announces nothing.
async function startSpecificationService(port: number, dataDir: string): Promise<RunningCms> {
  const service = await bootSpecificationService(port);
  return {
    ...service,
    port,
    dataDir,
    adminEmail: '',
    adminPassword: '',
    revalidateSecret: 'a-secret-of-the-journeys-1',
    previewSecret: 'a-secret-of-the-journeys-2',
    log: () => '',
  };
}
