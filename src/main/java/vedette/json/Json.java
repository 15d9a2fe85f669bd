package vedette.json;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import vedette.source.Position;

/** A JSON value with its place in its file. */
public sealed interface Json {

  /** Returns the place where the value starts. */
  Position at();

  /** Returns the kind of the value with its article, for messages: {@code "a number"}. */
  String kindWithArticle();

  /**
   * Returns whether another value is equal, regardless of its place and of the order of its keys.
   */
  default boolean equalsValue(Json other) {
    return other != null && kindWithArticle().equals(other.kindWithArticle());
  }

  /**
   * A member of an object.
   *
   * @param name the key, unescaped
   * @param at the place of the key
   * @param value the value
   */
  record Member(String name, Position at, Json value) {}

  /**
   * An object.
   *
   * @param members its members, in file order, each key once
   * @param at its place
   */
  record Obj(List<Member> members, Position at) implements Json {

    /** Returns the value of a key; null if there is none. */
    public Json get(String name) {
      Member member = member(name);
      return member == null ? null : member.value();
    }

    /** Returns the member with a key; null if there is none. */
    public Member member(String name) {
      for (Member member : members) {
        if (member.name().equals(name)) {
          return member;
        }
      }
      return null;
    }

    @Override
    public boolean equalsValue(Json other) {
      return other instanceof Obj object
          && members.size() == object.members.size()
          && members.stream().allMatch(it -> it.value().equalsValue(object.get(it.name())));
    }

    @Override
    public String kindWithArticle() {
      return "an object";
    }
  }

  /**
   * An array.
   *
   * @param values its values, in file order
   * @param at its place
   */
  record Arr(List<Json> values, Position at) implements Json {
    @Override
    public boolean equalsValue(Json other) {
      return other instanceof Arr array
          && values.size() == array.values.size()
          && IntStream.range(0, values.size())
              .allMatch(i -> values.get(i).equalsValue(array.values.get(i)));
    }

    @Override
    public String kindWithArticle() {
      return "an array";
    }
  }

  /**
   * A string.
   *
   * @param value its text, unescaped, at most {@value JsonReader#MAX_STRING} characters
   * @param at the place of its opening quote
   */
  record Str(String value, Position at) implements Json {
    @Override
    public boolean equalsValue(Json other) {
      return other instanceof Str string && value.equals(string.value);
    }

    @Override
    public String kindWithArticle() {
      return "a string";
    }
  }

  /**
   * A number.
   *
   * @param text the number as written
   * @param value its exact value; null if it was refused (and reported) as too long or out of range
   * @param at its place
   */
  record Num(String text, BigDecimal value, Position at) implements Json {
    @Override
    public boolean equalsValue(Json other) {
      return other instanceof Num number && text.equals(number.text);
    }

    @Override
    public String kindWithArticle() {
      return "a number";
    }
  }

  /**
   * A truth value.
   *
   * @param value true or false
   * @param at its place
   */
  record Bool(boolean value, Position at) implements Json {
    @Override
    public String kindWithArticle() {
      return value ? "true" : "false";
    }
  }

  /**
   * The word null.
   *
   * @param at its place
   */
  record Null(Position at) implements Json {
    @Override
    public String kindWithArticle() {
      return "null";
    }
  }
}
