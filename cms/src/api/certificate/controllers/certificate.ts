import { siteListController } from '../../../preview/unsaved/site-list-controller';

export default siteListController('api::certificate.certificate');
