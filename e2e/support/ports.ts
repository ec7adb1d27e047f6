const base = Number(process.env.E2E_PORT || 4300);

/** The ports of the world; fixed, because the build names the address of the content service. */
export const PORTS = {
  site: base,
  proxy: base + 1,
  cms: base + 2,
  control: base + 3,
  mail: base + 4,
  otherSite: base + 5,
  otherCms: base + 6,
};
