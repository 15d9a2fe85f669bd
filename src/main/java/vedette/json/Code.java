package vedette.json;

/** The codes of this package's problems, each used for one mistake only. */
final class Code {

  static final String NOT_JSON = "J016";

  static final String UNEXPECTED = "J020";
  static final String COMMENT = "J021";
  static final String QUOTES = "J022";
  static final String EXTRA_COMMA = "J023";
  static final String UNQUOTED = "J026";
  static final String SECOND_DOCUMENT = "J030";
  static final String TOO_DEEP = "J031";
  static final String LONE_SURROGATE = "J034";
  static final String DUPLICATE_KEY = "J035";
  static final String LONG_KEY = "J036";
  static final String LONG_STRING = "J037";

  static final String NUMBER_LENGTH = "N003";
  static final String OUT_OF_RANGE = "N004";
  static final String UNDERFLOW = "N005";

  private Code() {}
}
