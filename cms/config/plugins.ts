import { MAX_UPLOAD_BYTES } from '../src/limits';

export default () => ({
  upload: {
    config: {
      sizeLimit: MAX_UPLOAD_BYTES,
      // The site resizes images itself; the admin's library only needs the thumbnail.
      breakpoints: {},
      concurrentUploadSize: 2,
      security: {
        allowedTypes: ['image/*', 'video/*', 'audio/*', 'application/pdf'],
      },
    },
  },
});
