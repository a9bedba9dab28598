import {errorsOf, type ServiceError} from '../contracts/errors';
import {limitsOf, type Limit} from '../contracts/limits';
import type {Sdl} from '../contracts/sdl/model';
import {sdlOf} from '../contracts/sdl/sdl';
import {existsTracked, memo} from './files';
import {readFilled, yamlFile} from './yaml';

/** The contract of party data. */
export const PARTY_SDL = 'vpd/schema.graphql';

/** Whether the site documents party data. */
export const hasPartySchema = (): boolean => existsTracked(PARTY_SDL);

/** The text of the contract, tokens filled. */
export const partySdlText = (): string => readFilled(PARTY_SDL);

/**
 * The contract of party data, ready to be drawn.
 * @throws ContentError for text that is no SDL
 */
export const partySchema = (): Sdl => memo('party schema', () => sdlOf(partySdlText(), PARTY_SDL));

/**
 * The error catalogue of party data.
 * @throws ContentError for an entry that lacks a field or has a wrong one
 */
export const partyErrors = (): ServiceError[] => memo('party errors', () => errorsOf(yamlFile('vpd/errors.yaml')));

/**
 * The limits of party data.
 * @throws ContentError for an entry that lacks a field
 */
export const partyLimits = (): Limit[] => memo('party limits', () => limitsOf(yamlFile('vpd/limits.yaml')));
