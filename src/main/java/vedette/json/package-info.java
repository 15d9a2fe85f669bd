/**
 * JSON with the line and column of every value kept: read strictly, mapped on records, described by
 * schemas, written; imports {@code problem} and {@code records}, and of libraries only
 * jackson-core's {@code tools.jackson.core}.
 */
package vedette.json;
