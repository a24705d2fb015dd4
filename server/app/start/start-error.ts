/** An error that ends the start and is printed in one line without a stack trace. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s*\n\s*/g, ' ').trim(), options);
    this.name = new.target.name;
  }
}
