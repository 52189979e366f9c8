/**
 * SHA-256 of `bytes` as 64 lower-case hexadecimal digits. The project's own copy of the algorithm computes it if the
 * page's origin is not secure or the platform refuses.
 */
export async function sha256Hex(bytes: Uint8Array): Promise<string> {
  const digest = await platformDigest(bytes);
  if (digest) return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const { softwareSha256Hex } = await import('./software-digest');
  return softwareSha256Hex(bytes);
}

async function platformDigest(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  } catch {
    return undefined;
  }
}
