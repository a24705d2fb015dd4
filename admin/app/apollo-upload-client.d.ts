/** The package describes its types in comments, which the compiler does not read from other packages. */
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client';

  export default class UploadHttpLink extends ApolloLink {
    constructor(options: { uri: string; credentials: RequestCredentials; fetch: typeof fetch });
  }
}
