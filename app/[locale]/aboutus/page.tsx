export { default, generateMetadata } from './company-profile/page';

export const revalidate = 300;
