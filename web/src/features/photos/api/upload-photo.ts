import { type StoredPhoto, storedPhotoSchema } from '@smart-listings/contract';
import { errorFromBody, networkError } from '../../../lib/api-error.ts';

/** Uploads one photo, saying how far it is; throws ApiError. `fetch` does not tell how much has gone. */
export function uploadPhoto(photo: Blob, onProgress: (share: number) => void): Promise<StoredPhoto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set('photo', photo, 'photo.jpg');
    request.open('POST', '/api/photos');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(networkError());
    request.onload = () => {
      const stored = storedPhotoSchema.safeParse(request.response);
      if (request.status < 400 && stored.success) return resolve(stored.data);
      reject(errorFromBody(request.response, request.status));
    };
    request.send(form);
  });
}
