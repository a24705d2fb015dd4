import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { type ErrorCode, errorCodes } from '../errors/index.ts';
import { serverTexts } from '../../../languages/server-texts.ts';

const errorCodeEnum = Object.fromEntries(errorCodes.map((code) => [code, code]));

registerEnumType(errorCodeEnum, {
  name: 'ErrorCode',
  description: 'Code of the error catalogue.',
  valuesConfig: Object.fromEntries(errorCodes.map((code) => [code, { description: serverTexts.en.errors[code] }])),
});

@ObjectType({ description: 'What was wrong with the input of a mutation.' })
export class UserError {
  @Field(() => errorCodeEnum, { description: 'Code of the error catalogue.' })
  code: ErrorCode;

  @Field(() => String, { description: 'The property concerned, as entity.field; empty for a general error.' })
  property: string;

  @Field(() => String, { description: 'What the code means, in English.' })
  message: string;
}

/** Errors of a payload; every mutation returns them. */
@ObjectType()
export abstract class Payload {
  @Field(() => [UserError], { description: 'What was wrong with the input; empty on success.' })
  errors: UserError[];
}
