export { useAddressParams } from './use-address-params.ts';
