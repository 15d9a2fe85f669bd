/**
 * JSON with the line and column of every value kept: read strictly, and written; imports {@code
 * source}, and of libraries only jackson-core's {@code tools.jackson.core}.
 */
package vedette.json;
