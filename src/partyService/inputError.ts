import {GraphQLError} from 'graphql';

/** The error of a value that the service doesn't accept. `message` names the argument. */
export const inputError = (message: string): GraphQLError =>
  new GraphQLError(message, {extensions: {code: 'BAD_USER_INPUT'}});
