/**
 * What a user asks for: one annotated record a request, read from a command line's words and
 * written as JSON; the notation of stacks and units; imports {@code json}.
 */
package vedette.request;
