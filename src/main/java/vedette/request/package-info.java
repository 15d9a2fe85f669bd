/**
 * What a user asks for: one annotated record a request, read from a command line's words and
 * written as JSON; imports {@code json}, {@code problem}, {@code notation} and {@code records}.
 */
package vedette.request;
