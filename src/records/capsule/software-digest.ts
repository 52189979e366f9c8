import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** SHA-256 as 64 lower-case hexadecimal digits, without the platform's cryptography. It is imported dynamically. */
export const softwareSha256Hex = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));
